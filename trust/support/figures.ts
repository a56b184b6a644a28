import { appendFileSync } from 'node:fs';

/**
 * Records a measurement for the table that `npm run test:security` and its siblings print.
 * @param row as in `trust/rows`: `S3`
 * @param text a few words with the number and its unit: `slowest of 12 documents 143 ms`
 */
export function figure(row: string, text: string): void {
  const file = process.env.CITYPINS_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ row, text })}\n`);
}
