import type { ImportDraftState } from '../../../graphql/schema.generated';

/** Steps of an import, in their order. */
export const STEPS = ['file', 'columns', 'preview', 'run', 'result'] as const;
export type Step = (typeof STEPS)[number];

/** Step that can be opened while another one is the current one. */
export type OpenStep = Exclude<Step, 'run' | 'result'>;

const CURRENT: Readonly<Record<ImportDraftState, Step>> = {
  READING: 'file',
  READ: 'file',
  PREVIEWING: 'preview',
  PREVIEWED: 'preview',
  RUNNING: 'run',
  INTERRUPTED: 'run',
  DONE: 'result',
};

/** Returns the steps that can be opened now. @param isRead whether the columns of the file are known */
export function openSteps({ state, isRead }: { state: ImportDraftState; isRead: boolean }): readonly OpenStep[] {
  if (state === 'READ') return isRead ? ['file', 'columns'] : ['file'];
  return state === 'PREVIEWED' ? ['file', 'columns', 'preview'] : [];
}

interface Shown {
  state: ImportDraftState;
  /** Whether the last preview has failed, so that the columns are shown with the reason. */
  hasFailed: boolean;
  /** Step in the address, if any. */
  chosen: string | null;
  steps: readonly OpenStep[];
}

/** Returns the step that is shown: the chosen one if it can be opened, else that of the state. */
export const shownStep = ({ state, hasFailed, chosen, steps }: Shown): Step =>
  steps.find((step) => step === chosen) ?? (state === 'READ' && hasFailed ? 'columns' : CURRENT[state]);
