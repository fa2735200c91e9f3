import { EXIT, type ExitCode } from '../../base/failure.ts';
import { usageError } from '../../base/options/option-values.ts';
import { watchInterrupt } from '../jobs/interrupt.ts';
import { say } from '../output/terminal.ts';
import { serve } from './server.ts';
import { findSite } from './site.ts';

/** `heddle playground`: serves the page until it is interrupted. */
export async function playgroundCommand(port: number): Promise<ExitCode> {
  const site = findSite();
  if (site === null)
    throw usageError('HED151', 'the playground is not built', 'run npm run build, or reinstall Heddle');
  const interrupt = watchInterrupt();
  try {
    const serving = await serve(site, port).catch((error: NodeJS.ErrnoException) => {
      throw usageError(
        'HED152',
        `cannot listen on 127.0.0.1:${port} (${error.code})`,
        'leave --port out for a free one',
      );
    });
    say(process.stdout, `Heddle's playground is at ${serving.url}\n`);
    say(process.stderr, 'Programs stay in your browser. Ctrl-C ends it.\n');
    await new Promise<void>((resolve) => {
      if (interrupt.signal.aborted) resolve();
      else interrupt.signal.addEventListener('abort', () => resolve());
    });
    await serving.close();
    return EXIT.ok;
  } finally {
    interrupt.stop();
  }
}
