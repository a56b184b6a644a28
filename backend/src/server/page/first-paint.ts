import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * What a page shows before the client has drawn its screen.
 * @param screen the name of the screen's query, empty where it has none
 * @param data the answer to that query; null where there is none
 * @returns the content of the element `#root`, as HTML
 */
type FirstPaint = (screen: string, data: unknown) => string;

/** Takes the first paint in as the build of the client has made it. */
export function readFirstPaint(clientDir: string): FirstPaint {
  const take = createRequire(path.join(clientDir, 'index.html'));
  return (take('./.server/firstPaint.cjs') as { firstPaint: FirstPaint }).firstPaint;
}
