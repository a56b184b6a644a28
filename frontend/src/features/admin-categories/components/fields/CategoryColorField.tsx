import { readableUnderWhite } from '../../../../graphql/contrast.generated';
import { NEUTRAL_LOOK } from '../../../../lib/site';
import { ColorFrame, type ControlProps, isColor, valueAt } from '../../../../widgets/setting-fields';

/** Field for the color of a category, on which white text must be readable. */
export function CategoryColorField(control: ControlProps<'color'>) {
  const value = (valueAt(control.form, control.name) as string).toUpperCase();
  const color = isColor(value) ? readableUnderWhite(value) : value;
  return <ColorFrame {...control} standard={NEUTRAL_LOOK.color} proposed={color === value ? undefined : { color, reason: 'categories.colorContrast' }} />;
}
