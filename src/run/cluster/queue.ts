import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { version } from '../../base/version.ts';
import type { PartJob } from './schemas.ts';

/** One queue for each version: others cannot know what a part of it means. */
export const QUEUE = `parts-${version()}`;
export const PREFIX = 'heddle-queue';

/** Milliseconds after which the queue offers a job again whose worker is silent, and between looks for such; the claim on the part itself is in table.ts. */
export const CLAIM_MS = 5000;
export const LOOK_MS = 2000;

export function openQueue(redis: Redis): Queue<PartJob> {
  return new Queue<PartJob>(QUEUE, {
    connection: redis,
    prefix: PREFIX,
    defaultJobOptions: { removeOnComplete: true, removeOnFail: true, attempts: 1 },
  });
}

/** Parts to be handed out; one that is in the queue already stays there once. */
export async function enqueue(
  queue: Queue<PartJob>,
  run: string,
  stage: string,
  parts: readonly string[],
): Promise<void> {
  await queue.addBulk(
    parts.map((part) => ({
      name: 'part',
      data: { version: version(), run, stage, part },
      opts: { jobId: `${run}-${stage}-${part}` },
    })),
  );
}
