import { useQuery } from '@apollo/client/react';
import { fieldErrorsOf, messageOf } from '../../../../lib/api';
import { useSettled } from '../../../../lib/browser';
import type { SettingValues } from '../../../../widgets/settings';
import { MailPreviewDocument } from './MailPreview.generated';

/** Pause of typing after which the preview is written again (ms). */
const PAUSE_MS = 400;

/**
 * Returns the preview of a mail with the values of the form. While a new one loads, the former one stays visible.
 * @param mail name of the mail
 * @param language language of the mail
 * @param values values of the form, which need not be valid
 */
export function useMailPreview(mail: string, language: string, values: SettingValues) {
  const { data, previousData, error } = useQuery(MailPreviewDocument, {
    variables: { input: { mail, language }, value: useSettled(values, PAUSE_MS) },
    fetchPolicy: 'no-cache',
  });
  return {
    preview: (data ?? previousData)?.mailPreview,
    /** Messages about fields, by their path in the form. */
    errors: fieldErrorsOf(error),
    message: error && (Object.values(fieldErrorsOf(error))[0] ?? messageOf(error)),
  };
}
