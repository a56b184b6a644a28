import type { ImportRowOutcome } from '../../../../graphql/schema.generated';
import type { TextKey } from '../../../../lib/i18n';
import type { PreviewStep_DraftFragment } from './PreviewStep.generated';

type Preview = NonNullable<PreviewStep_DraftFragment['preview']>;

interface Outcome {
  /** Name of the rows as a group: New. */
  label: TextKey;
  /** Color on the map: a canvas knows no variables of the theme. Each is readable on tiles in both schemes. */
  color: string;
  /** Color of the dot in the list. */
  tone?: 'success' | 'warning' | 'error';
}

/** Outcomes of rows, in the order of the tabs. */
export const OUTCOMES: Readonly<Record<ImportRowOutcome, Outcome>> = {
  ADDED: { label: 'importPreview.added', color: '#2E7D4F', tone: 'success' },
  UPDATED: { label: 'importPreview.updated', color: '#2F5FA8', tone: 'success' },
  UNCHANGED: { label: 'importPreview.unchanged', color: '#7A7590' },
  KEPT: { label: 'importPreview.kept', color: '#5B566B' },
  ALIKE: { label: 'importPreview.alike', color: '#B7791F', tone: 'warning' },
  REPEATED: { label: 'importPreview.repeated', color: '#8A5CC2' },
  SKIPPED: { label: 'importPreview.skipped', color: '#B7791F' },
  REMOVED: { label: 'importPreview.removed', color: '#962C1B' },
  REJECTED: { label: 'importPreview.rejected', color: '#C9402A', tone: 'error' },
  LEFT_OUT: { label: 'importPreview.leftOut', color: '#9A5B00', tone: 'warning' },
};

const NAMES = Object.keys(OUTCOMES) as ImportRowOutcome[];

/** Returns how many rows of a preview have an outcome; for `LEFT_OUT`, how many values. */
function countOf({ counts, leftOut }: Preview, outcome: ImportRowOutcome): number {
  const { added, updated, unchanged, kept, alike, repeated, skipped, removed, rejected } = counts;
  const numbers = { ADDED: added, UPDATED: updated, UNCHANGED: unchanged, KEPT: kept, ALIKE: alike, REPEATED: repeated, SKIPPED: skipped };
  return { ...numbers, REMOVED: removed, REJECTED: rejected, LEFT_OUT: leftOut }[outcome];
}

/** Returns the outcomes of a preview with their numbers, without those that no row has. */
export const outcomesOf = (preview: Preview): { outcome: ImportRowOutcome; count: number }[] =>
  NAMES.map((outcome) => ({ outcome, count: countOf(preview, outcome) })).filter(({ count }) => count > 0);

/** Returns the number of rows that the list of all outcomes has. Rows of kinds that are left out are only counted. */
export const rowsOf = (preview: Preview): number =>
  NAMES.filter((name) => name !== 'ALIKE' && name !== 'LEFT_OUT').reduce((sum, name) => sum + countOf(preview, name), 0);

/** Returns the outcome that an address filters by: `show=left_out`; null for all rows. */
export const outcomeIn = (address: URLSearchParams): ImportRowOutcome | null => NAMES.find((name) => name.toLowerCase() === address.get('show')) ?? null;
