import { paths } from '../../../lib/address';
import { t } from '../../../lib/i18n';
import { StandingChip } from '../../../widgets/console';
import { DefinitionItem, type ItemPosition } from '../../../widgets/definitions';
import type { IconField_IconFragment } from '../../../widgets/definitions/icons/IconField.generated';
import { ATTRIBUTES, optionText } from '../../../widgets/settings';
import { nameHere } from './attributeForm';
import type { AttributeItem_AttributeFragment } from './AttributeItem.generated';

interface Props {
  attribute: AttributeItem_AttributeFragment;
  icons: readonly IconField_IconFragment[];
  position: ItemPosition | undefined;
}

/** Attribute in the list: icon, name, key, kind and number of places. */
export function AttributeItem({ attribute: { id, key, value, placesCount, isEstimate }, icons, position }: Props) {
  const { names, kind, icon, isHidden, isInternal } = value;
  return (
    <DefinitionItem
      name={nameHere(names, key)}
      to={paths.adminAttribute(id)}
      iconPath={icons.find(({ name }) => name === icon)?.path ?? ''}
      isHidden={isHidden === true}
      states={isInternal === true && <StandingChip>{t('adminAttributes.internal')}</StandingChip>}
      position={position}
    >
      <span>
        <bdi>{key}</bdi> <span aria-hidden>·</span> {optionText(`${ATTRIBUTES}.kind`, String(kind))} <span aria-hidden>·</span>{' '}
        {isEstimate ? t('adminAttributes.aboutPlaces', { count: placesCount }) : t('adminPlaces.places', { count: placesCount })}
      </span>
    </DefinitionItem>
  );
}
