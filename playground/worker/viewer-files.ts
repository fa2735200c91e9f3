import { OWN, putFile } from '../host/memory-files.ts';

/** The viewer as `--format html` puts it into a page; loaded with the first answer. */
export async function putViewer(): Promise<void> {
  const [script, style] = await Promise.all([
    import('../../dist/viewer/viewer.iife.js?raw'),
    import('../../src/viewer/viewer.css?raw'),
  ]);
  putFile(`${OWN}/viewer/viewer.iife.js`, script.default);
  putFile(`${OWN}/viewer/viewer.css`, style.default);
}
