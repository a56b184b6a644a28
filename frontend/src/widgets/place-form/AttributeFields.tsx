import { getIn } from 'formik';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '../../lib/i18n';
import { ATTRIBUTE_SECTIONS } from '../../lib/places';
import { ErrorPanel } from '../../ui/feedback';
import { type AttributeDefinition, type AttributeTexts, useAttributes, valuesIn, withAttribute } from './attributes';
import { AttributeField } from './AttributeField';
import { AttributeGroup } from './AttributeGroup';
import { moreCategoriesIn } from './details';

/** Parts of a form that the fields of attributes need. */
export interface AttributesForm {
  values: { category: string; moreCategories: string; attributes: AttributeTexts };
  initialValues: { attributes: AttributeTexts };
  errors: object;
  setFieldValue: (name: 'attributes', value: AttributeTexts) => unknown;
}

/** Fields for the attributes that places of one of the categories can have, by topic. Values that no category offers stay visible. */
export function AttributeFields({ form }: { form: AttributesForm }) {
  const { values, initialValues, errors, setFieldValue } = form;
  const { attributes, isLoaded, error, refetch } = useAttributes();
  if (error && !isLoaded) {
    return <ErrorPanel title={t('ui.thisPartCouldNotBeLoaded')} text={t('places.pleaseTryAgainLater')} error={error} onRetry={() => void refetch()} />;
  }
  if (values.category === '') return <Typography sx={{ color: 'text.secondary' }}>{t('attributes.chooseACategory')}</Typography>;

  const valuesOf = ({ key }: AttributeDefinition) => valuesIn(values.attributes, key);
  const initialOf = ({ key }: AttributeDefinition) => valuesIn(initialValues.attributes, key);
  const chosen = [values.category, ...moreCategoriesIn(values.moreCategories)];
  const isOffered = ({ categories }: AttributeDefinition) => categories.length === 0 || categories.some((slug) => chosen.includes(slug));
  const shown = attributes.filter((one) => isOffered(one) || valuesOf(one).length > 0 || initialOf(one).length > 0);
  const messageOf = ({ key }: AttributeDefinition) => getIn(errors, `attributes.${key}`) as string | undefined;
  const hintOf = (one: AttributeDefinition): string | undefined => {
    if (!isOffered(one)) return t('attributes.notOfTheCategory');
    return one.isInternal ? t('attributes.onlyModerators') : undefined;
  };
  return (
    <Stack sx={{ '& > :not(:last-child)': { borderBottom: 1, borderColor: 'divider' } }}>
      {ATTRIBUTE_SECTIONS.map((section) => {
        const fields = shown.filter((one) => one.section === section);
        return (
          fields.length > 0 && (
            <AttributeGroup
              key={section}
              title={t(`attributes.${section}`)}
              filled={fields.filter((one) => valuesOf(one).length > 0).length}
              all={fields.length}
              isWrong={fields.some(messageOf)}
            >
              {fields.map((one) => (
                <AttributeField
                  key={one.key}
                  attribute={one}
                  values={valuesOf(one)}
                  initial={initialOf(one)}
                  message={messageOf(one)}
                  hint={hintOf(one)}
                  onChange={(given) => void setFieldValue('attributes', withAttribute(values.attributes, one, given))}
                />
              ))}
            </AttributeGroup>
          )
        );
      })}
    </Stack>
  );
}
