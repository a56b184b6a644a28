import { t } from '../../../lib/i18n';
import { RichText } from '../../../ui/RichText';
import type { Operator_ContactFragment } from './Operator.generated';

interface Props {
  contact: Operator_ContactFragment;
}

/** Contact of the site's operator, or a note that there is none. */
export function Operator({ contact }: Props) {
  const { email, phone, address } = contact;
  if (!email && !phone && !address) {
    return <p>{t('legal.theOperatorHasNotPublished')}</p>;
  }
  return (
    <ul>
      {email && (
        <li>
          <RichText text="legal.email" values={{ email }} parts={{ address: <a href={`mailto:${email}`} /> }} />
        </li>
      )}
      {phone && <li>{t('legal.telephone', { phone })}</li>}
      {address && <li>{t('legal.post', { address })}</li>}
    </ul>
  );
}
