import { getIn } from 'formik';
import { useSite } from '../../../lib/currentSite';
import { CategoriesSelect } from '../../../widgets/place-form';
import { type ControlProps, valueAt } from '../../../widgets/setting-fields';
import { settingText } from '../../../widgets/settings';

/** Field for the categories whose places can have an attribute. It can keep deleted ones. */
export function AttributeCategories({ name, path, form }: ControlProps<'texts'>) {
  const chosen = valueAt(form, name) as readonly string[];
  const all = useSite().categories.map(({ slug }) => slug);
  const offered = [...new Set([...all, ...chosen])];
  // The server refuses one of the categories, or the list.
  const found = getIn(form.errors, name) as string | readonly (string | undefined)[] | undefined;
  const message = form.submitCount > 0 ? [found].flat().find(Boolean) : undefined;
  return (
    <CategoriesSelect
      name={name}
      label={settingText(path)}
      hint={settingText(`${path}Help`)}
      error={message !== undefined}
      message={message}
      offered={offered}
      chosen={chosen}
      onChange={(slugs) =>
        void form.setFieldValue(
          name,
          slugs.toSorted((a, b) => offered.indexOf(a) - offered.indexOf(b)),
        )
      }
    />
  );
}
