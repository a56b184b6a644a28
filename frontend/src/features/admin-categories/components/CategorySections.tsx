import { useEffect, useEffectEvent, useRef } from 'react';
import { paths } from '../../../lib/address';
import { t } from '../../../lib/i18n';
import { FormField, FormPanel } from '../../../ui/form';
import { fieldPathOf, LocalizedField, SettingControl, type SettingForm } from '../../../widgets/setting-fields';
import { CATEGORIES, type FieldOf, type LocalizedValue, type SettingField, type SettingFields, settingText } from '../../../widgets/settings';
import { slugFrom } from './categoryForm';
import type { CategoryForm_CategoryFragment, CategoryForm_IconFragment } from './CategoryForm.generated';
import { ArtField } from './fields/ArtField';
import { CategoryColorField } from './fields/CategoryColorField';
import { IconField } from './fields/IconField';

interface Props {
  form: SettingForm;
  fields: SettingFields;
  /** Absent for a new category. */
  category: CategoryForm_CategoryFragment | undefined;
  icons: readonly CategoryForm_IconFragment[];
}

/** Fills the slug of a new category from its name, until somebody writes another one. */
function useProposedSlug(form: SettingForm, isNew: boolean): void {
  const last = useRef('');
  const names = form.values.names as LocalizedValue;
  const propose = useEffectEvent(() => {
    if (!isNew || form.values.slug !== last.current) return;
    last.current = slugFrom(names);
    if (form.values.slug !== last.current) void form.setFieldValue('slug', last.current);
  });
  useEffect(() => propose(), [names]);
}

/** Fields of a category, by section. */
export function CategorySections({ form, fields, category, icons }: Props) {
  useProposedSlug(form, category === undefined);
  const control = <Kind extends SettingField['kind']>(name: string, kind: Kind) => {
    const field = fields[name];
    if (field?.kind !== kind) throw new Error(`The field ${name} is of another kind.`);
    return { field: field as FieldOf<Kind>, name, path: fieldPathOf(CATEGORIES, name), form };
  };
  const ofApp = category?.preset ? 'first' : 'never';
  return (
    <>
      <FormPanel title={t('adminCategories.names')}>
        <LocalizedField {...control('names', 'localized')} ofApp={ofApp} />
        <LocalizedField {...control('plurals', 'localized')} ofApp={ofApp} />
      </FormPanel>
      <FormPanel title={t('adminCategories.look')}>
        <IconField {...control('icon', 'choice')} icons={icons} />
        <CategoryColorField {...control('color', 'color')} />
        <ArtField {...control('art', 'choice')} />
      </FormPanel>
      <FormPanel title={t('adminCategories.addresses')}>
        {category ? (
          <FormField
            label={settingText(fieldPathOf(CATEGORIES, 'slug'))}
            value={category.slug}
            hint={t('adminCategories.slugIsIn', { path: paths.places({ category: category.slug }) })}
            slotProps={{ input: { readOnly: true, sx: { bgcolor: 'sunken.main' } } }}
          />
        ) : (
          <SettingControl {...control('slug', 'text')} />
        )}
        <SettingControl {...control('aliases', 'texts')} />
        <SettingControl {...control('schemaType', 'choice')} />
        <SettingControl {...control('isHidden', 'switch')} />
      </FormPanel>
    </>
  );
}
