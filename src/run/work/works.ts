import type { Work, WorkName } from '../../engines/work/work.ts';
import type { Program } from '../../ir/types.ts';

/** The work of a ground, by name: what a worker, wherever it is, makes of what it is sent. */
export async function openWork(
  name: WorkName,
  program: Program | null,
  ground: unknown,
): Promise<Work<unknown, unknown>> {
  return (await WORKS[name](program as Program, ground as never)) as Work<unknown, unknown>;
}

type Make = (program: Program, ground: never) => Promise<unknown>;

const WORKS: Readonly<Record<WorkName, Make>> = {
  explore: async (program, ground) =>
    new (await import('../../engines/explore/parallel/work.ts')).ExploreWork(program, ground),
  sequentialize: async (program, ground) =>
    (await import('../../engines/sequentialize/parts/oracle.ts')).sequentializeWork(program, ground),
  axiomatic: async (program, ground) =>
    (await import('../../engines/axiomatic/parts/oracle.ts')).axiomaticWork(program, ground),
  directed: async (program, ground) =>
    (await import('../../engines/directed/parts/oracle.ts')).directedWork(program, ground),
  race: async (program, ground) => new (await import('../auto/race.ts')).RaceWork(program, ground),
  litmus: async (_, ground) => (await import('../litmus/work.ts')).litmusWork(ground),
  suite: async (_, ground) => (await import('../datatypes/suite-work.ts')).suiteWork(ground),
};
