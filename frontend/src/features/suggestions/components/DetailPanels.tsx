import type { ReactNode } from 'react';
import { inputRules } from '../../../graphql/inputRules.generated';
import { t } from '../../../lib/i18n';
import { FormPanel } from '../../../ui/form';
import { type LanguageTextsForm, LanguageTextsPanel } from '../../../widgets/language-texts';
import { AttributesPanel, type AttributesForm, DetailFields, type DetailsForm } from '../../../widgets/place-form';

interface Props {
  form: DetailsForm & AttributesForm & LanguageTextsForm;
  /** Available categories. */
  kinds: readonly string[];
  /** Currency sign of the price ranges. */
  sign: string;
  /** Further fields at the end of the optional section. */
  children?: ReactNode;
}

/** Fields of a place's details, without its position. */
export function DetailPanels({ children, ...props }: Props) {
  return (
    <>
      <FormPanel title={t('suggestions.whatIsIt')}>
        <DetailFields sections={['basics']} {...props} />
      </FormPanel>
      <FormPanel title={t('suggestions.moreAboutIt')} text={t('suggestions.allOfThisIsOptional')}>
        <DetailFields sections={['location', 'details']} {...props} />
        {children}
      </FormPanel>
      <AttributesPanel form={props.form} />
      <LanguageTextsPanel form={props.form} max={inputRules.PlaceDetailsInput.description.max} />
    </>
  );
}
