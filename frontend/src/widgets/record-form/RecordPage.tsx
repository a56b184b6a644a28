import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { ConsolePage } from '../console';
import { RecordBody, type RecordBodyProps } from './RecordBody';

interface Props<Values extends FormikValues> extends RecordBodyProps<Values> {
  title: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
}

/** Page of a city or place: its form, preview and history below a heading. */
export function RecordPage<Values extends FormikValues>({ title, actions, ...body }: Props<Values>) {
  return (
    <ConsolePage title={title} actions={actions}>
      <RecordBody {...body} />
    </ConsolePage>
  );
}
