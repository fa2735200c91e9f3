import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { randomEngine } from '/work/main/src/engines/random/random.ts';
import { replayTrace } from '/work/main/src/replay/replay.ts';
import { textReport } from '/work/main/src/results/text.ts';
import { loadProgram } from '/work/main/src/run/load.ts';

test('try', async () => {
  const cfg = JSON.parse(readFileSync('/tmp/try.json', 'utf8'));
  for (const file of cfg.files) {
    try {
      const options: any = {
        model: cfg.model ?? 'rc11',
        engine: 'random',
        check: new Set(
          cfg.check ?? ['assertion', 'deadlock', 'memory', 'uninitialized', 'lock', 'liveness', 'race'],
        ),
        entry: 'main',
        unwind: cfg.unwind ?? null,
        unwindset: new Map(),
        schedules: cfg.schedules ?? 10000,
        depth: 3,
        seed: cfg.seed ?? 1,
        heap: 'fresh',
        spuriousCas: false,
        timeout: null,
        memory: null,
        jobs: 1,
        dataModel: 'lp64',
        clang: cfg.clang ?? '/usr/bin/clang-19',
        cache: true,
        keepGoing: cfg.keepGoing ?? false,
        printAfter: null,
        verifyIR: false,
        clangFlags: [],
      };
      const { program } = await loadProgram([file], options);
      const t0 = performance.now();
      const ctrl = new AbortController();
      const timer = setTimeout(() => ctrl.abort(), cfg.timeout ?? 20000);
      const gen = randomEngine.run(program, options, {
        signal: ctrl.signal,
        elapsed: () => (performance.now() - t0) / 1000,
        stopped: () => (ctrl.signal.aborted ? 'timeout' : 'no'),
      });
      let r = await gen.next();
      let progress = 0;
      while (!r.done) {
        progress++;
        r = await gen.next();
      }
      clearTimeout(timer);
      const v = r.value;
      const dt = (performance.now() - t0) / 1000;
      console.log(
        `==== ${file}: ${v.verdict} in ${dt.toFixed(2)} s, ${((v.stats.executions + v.stats.blocked) / dt) | 0} executions/s, ${(v.stats.events / dt / 1000) | 0}k events/s, progress ${progress}; ${v.summary}`,
      );
      if (cfg.show)
        console.log(
          textReport(
            { ...v, stats: { ...v.stats, wallSeconds: dt } },
            { color: false, width: 110, sources: program.sources },
          ),
        );
      else for (const d of v.diagnostics) console.log(d.message);
      for (const x of v.violations) {
        const rr = replayTrace(program, x, v.model);
        if (!rr.ok || cfg.show) console.log('replay', rr);
        if (!cfg.show) console.log(' ', x.kind, x.at.line, x.message, x.trace.steps.length, 'steps');
      }
    } catch (e: any) {
      console.log(`==== ${file}: ${e.name} ${e.message} ${e.diagnostic ? '' : e.stack}`);
    }
  }
}, 600000);
