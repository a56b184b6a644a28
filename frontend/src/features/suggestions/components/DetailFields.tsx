import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { inputRules } from '../../../graphql/inputRules.generated';
import { t } from '../../../lib/i18n';
import { FormField, FormPanel, LongField } from '../../../ui/form';
import { CategoryField, type DetailsForm, HoursPart, PriceField } from '../../../widgets/place-form';

interface Props {
  form: DetailsForm;
  /** Available categories. */
  kinds: readonly string[];
  /** Currency sign of the price ranges. */
  sign: string;
  /** Further fields at the end of the optional section. */
  children?: ReactNode;
}

const twoColumns = { display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 2.5 };
const MOST = inputRules.SuggestPlaceInput.description.max[0];

/** Fields of a place's details, without its location. */
export function DetailFields({ form, kinds, sign, children }: Props) {
  const { field, values, setFieldValue } = form;
  return (
    <>
      <FormPanel title={t('suggestions.whatIsIt')}>
        <FormField {...field('name')} label={t('suggestions.name')} autoComplete="off" hint={t('suggestions.asOnTheSign')} />
        <CategoryField {...field('category')} kinds={kinds} />
        <LongField {...field('description')} label={t('suggestions.description')} max={MOST} minRows={4} maxRows={14} hint={t('suggestions.whatIsItLikeAnd')} />
      </FormPanel>
      <FormPanel title={t('suggestions.moreAboutIt')} text={t('suggestions.allOfThisIsOptional')}>
        <FormField {...field('fullAddress')} label={t('suggestions.address')} autoComplete="off" />
        <Box sx={twoColumns}>
          <FormField {...field('pincode')} label={t('suggestions.pincode')} autoComplete="off" />
          <FormField {...field('phone')} label={t('suggestions.phone')} type="tel" autoComplete="off" />
        </Box>
        <FormField {...field('website')} label={t('suggestions.website')} type="url" autoComplete="off" hint="https://…" />
        <PriceField value={values.priceRange} sign={sign} message={field('priceRange').message} onChange={(range) => void setFieldValue('priceRange', range)} />
        <HoursPart value={values.openingHours} error={field('openingHours').message} onChange={(hours) => void setFieldValue('openingHours', hours)} />
        {children}
      </FormPanel>
    </>
  );
}
