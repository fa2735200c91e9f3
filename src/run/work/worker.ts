import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { ThreadData } from '../../engines/work/protocol.ts';
import { serve } from '../../engines/work/serve.ts';
import { openWork } from './works.ts';

/** A worker thread of any crew. */
serve(parentPort as MessagePort, workerData as ThreadData, openWork, () => process.exit(1));
