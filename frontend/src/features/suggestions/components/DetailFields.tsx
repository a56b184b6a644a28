import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { inputRules } from '../../../graphql/inputRules.generated';
import { FormField } from '../../../ui/form/FormField';
import { FormPanel } from '../../../ui/form/FormPanel';
import { LongField } from '../../../ui/form/LongField';
import { CategoryField, type DetailsForm, HoursPart, PriceField } from '../../../widgets/place-form';

interface Props {
  form: DetailsForm;
  /** The categories that can be chosen. */
  kinds: readonly string[];
  /** The sign that prices are written with. */
  sign: string;
  /** More at the end of the optional part. */
  children?: ReactNode;
}

const twoColumns = { display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 2.5 };
const MOST = inputRules.SuggestPlaceInput.description.max[0];

/** What is known of a place besides where it is. */
export function DetailFields({ form, kinds, sign, children }: Props) {
  const { field, values, setFieldValue } = form;
  return (
    <>
      <FormPanel title="What is it?">
        <FormField {...field('name')} label="Name" autoComplete="off" hint="As the sign says it, or in English" />
        <CategoryField {...field('category')} kinds={kinds} />
        <LongField {...field('description')} label="Description" max={MOST} minRows={4} maxRows={14} hint="What is it like, and what do people go there for?" />
      </FormPanel>
      <FormPanel title="More about it" text="All of this is optional.">
        <FormField {...field('fullAddress')} label="Address" autoComplete="off" />
        <Box sx={twoColumns}>
          <FormField {...field('pincode')} label="Pincode" autoComplete="off" />
          <FormField {...field('phone')} label="Phone" type="tel" autoComplete="off" />
        </Box>
        <FormField {...field('website')} label="Website" type="url" autoComplete="off" hint="https://…" />
        <PriceField
          value={values.priceRange}
          sign={sign}
          message={field('priceRange').message}
          onChange={(range) => void setFieldValue('priceRange', range)}
        />
        <HoursPart
          value={values.openingHours}
          error={field('openingHours').message}
          onChange={(hours) => void setFieldValue('openingHours', hours)}
        />
        {children}
      </FormPanel>
    </>
  );
}
