import { tileMap } from '../../../../test/baseMap';
import { aPage } from '../../../../test/consoleApi';

/** Returns a reason as in an API response; its key is unknown, so the English text shows. */
export const aReason = (text: string) => ({ __typename: 'ImportReason' as const, text, reason: 'unknown.key', params: null });

/** Returns the numbers of an import or preview. */
export const aCounts = (more: object = {}) => ({
  __typename: 'ImportCounts' as const,
  ...{ read: 10, added: 5, updated: 1, unchanged: 0, kept: 0, removed: 0, repeated: 0, skipped: 0, rejected: 2, alike: 1, citiesAdded: 0 },
  ...more,
});

/** Returns a job of an import. */
export const aJob = (more: object = {}) => ({
  __typename: 'BackgroundJob' as const,
  ...{ id: 'j1', state: 'RUNNING' as const, isCancelled: false, done: 250, total: 1000, error: null, endedAt: null, canCancel: true, canRetry: false },
  ...more,
});

/** Choices of an import of places. */
const someChoices = {
  __typename: 'ImportChoices' as const,
  kind: 'PLACES' as const,
  columns: [{ __typename: 'ImportColumnChoice' as const, column: 'nom', target: 'name' }],
  fixed: [],
  words: [{ __typename: 'ImportWordChoice' as const, word: 'parking', category: null }],
  cityMode: 'OWN_COLUMN' as const,
  city: null,
  cityId: null,
  createsCities: true,
  radius: 25,
  isPending: false,
  duplicates: 'SAME' as const,
  alike: 'ADD' as const,
  decisions: [],
  source: 'cafes',
  isSourceForced: false,
  licence: null,
  attribution: null,
};

/** Returns a preview of an import. */
export const aPreview = (more: object = {}) => ({
  __typename: 'ImportPreview' as const,
  ...{ isWhole: true, leftOut: 3, mapped: 2, counts: aCounts(), unknownWords: [], skippedKinds: [], farCities: [] },
  reasons: [{ __typename: 'ImportReasonCount' as const, reason: aReason('It has no name.'), count: 2 }],
  ...more,
});

/** Returns an import of a file. */
export const anImport = (more: object = {}) => ({
  __typename: 'Import' as const,
  ...{ id: 'i1', fileName: 'cafes.csv', kind: 'PLACES' as const, state: 'DONE' as const, jobId: null, counts: aCounts(), obstacle: null, undo: null },
  ...{ hasRejectedFile: true, hasLeftOutFile: true },
  ...{ format: 'csv', startedAt: '2026-01-02T12:00:00.000Z', endedAt: '2026-01-02T12:00:10.000Z', sources: ['cafes'], licences: ['CC0-1.0'] },
  ...{ attributions: [], actor: { __typename: 'User' as const, id: 'u1', name: 'Mira Iyer' } },
  ...more,
});

/** Returns what an undo has done. */
export const anUndo = (more: object = {}) => ({
  __typename: 'ImportUndo' as const,
  ...{ places: 4, cities: 1, restored: 1, partly: 0, left: [] },
  kept: [{ __typename: 'StayingRows' as const, reason: 'reviews', count: 1 }],
  ...more,
});

/** Returns an import that is being prepared, in any step. */
export const aDraft = (more: object = {}) => ({
  __typename: 'ImportDraft' as const,
  ...{ id: 'd1', fileName: 'cafes.csv', bytes: 1200, createdAt: '2026-01-02T12:00:00.000Z', state: 'PREVIEWED' as const },
  ...{ actor: null, problem: null, job: null, choices: someChoices, preview: aPreview(), import: null },
  ...more,
});

const aRow = (line: number, name: string | null, more: object = {}) => ({
  __typename: 'ImportPreviewRow',
  ...{ line, key: `cafes\n${line}`, outcome: 'ADDED', name, city: 'Nantes', category: 'cafe', reason: null, value: null, knownId: null, like: null },
  decision: null,
  ...more,
});

/** Rows of the preview by the outcome that is asked for; `ALL` for all. */
const ROWS: Readonly<Record<string, object[]>> = {
  ALL: [aRow(2, 'Café du Port'), aRow(3, 'Le Coin', { outcome: 'UPDATED', knownId: 'p7' })],
  REJECTED: [aRow(4, null, { outcome: 'REJECTED', key: null, reason: aReason('It has no name.'), value: ';12 rue du Port' })],
  LEFT_OUT: [aRow(5, 'tel', { outcome: 'LEFT_OUT', key: null, reason: aReason('It is no phone number.'), value: 'abc' })],
  ALIKE: [aRow(6, 'Bar Zinc', { like: { __typename: 'ImportLike', id: 'p9', name: 'Zinc Bar', distance: 34 } })],
};

/** Response to the query for rows. */
export const rowsFor = ({ outcome }: { outcome?: string | null }) => ({
  data: { importPreview: aPage('ImportPreviewPage', ROWS[outcome ?? 'ALL'] ?? []) },
});

const aPoint = (line: number, name: string, outcome: string) => ({ __typename: 'ImportPoint', line, name, latitude: 47.2, longitude: -1.55, outcome });

/** Response to the query for points. */
export const somePoints = {
  data: {
    importPoints: [aPoint(2, 'Café du Port', 'ADDED'), aPoint(3, 'Le Coin', 'UPDATED')],
    site: { __typename: 'Site', map: tileMap('/tiles/{z}/{x}/{y}', '') },
  },
};
