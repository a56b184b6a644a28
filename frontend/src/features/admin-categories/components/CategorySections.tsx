import { paths } from '../../../lib/address';
import { t } from '../../../lib/i18n';
import { FormField, FormPanel } from '../../../ui/form';
import { controlOf, IconField, useProposedWord } from '../../../widgets/definitions';
import { fieldPathOf, LocalizedField, SettingControl, type SettingForm } from '../../../widgets/setting-fields';
import { CATEGORIES, type SettingFields, settingText } from '../../../widgets/settings';
import type { IconField_IconFragment } from '../../../widgets/definitions/icons/IconField.generated';
import type { CategoryForm_CategoryFragment } from './CategoryForm.generated';
import { ArtField } from './fields/ArtField';
import { CategoryColorField } from './fields/CategoryColorField';

interface Props {
  form: SettingForm;
  fields: SettingFields;
  /** Absent for a new category. */
  category: CategoryForm_CategoryFragment | undefined;
  icons: readonly IconField_IconFragment[];
}

/** Fields of a category, by section. */
export function CategorySections({ form, fields, category, icons }: Props) {
  useProposedWord(form, { names: 'names', word: 'slug', separator: '-', isNew: category === undefined });
  const control = controlOf(CATEGORIES, fields, form);
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
