import { useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { paths } from '../../../lib/address';
import { t } from '../../../lib/i18n';
import { useChange } from '../../../widgets/console';
import { DefinitionsPage, useOrder } from '../../../widgets/definitions';
import { nameHere } from '../components/attributeForm';
import { AttributeItem } from '../components/AttributeItem';
import { type AttributeItem_AttributeFragment, MoveAttributesDocument } from '../components/AttributeItem.generated';
import { AttributesScreenDocument } from './AttributesScreen.generated';

const keyOf = ({ key }: AttributeItem_AttributeFragment): string => key;

/** Attributes of places in their order: /admin/attributes. */
export function AttributesScreen() {
  const { data, ...state } = useQuery(AttributesScreenDocument, { fetchPolicy: 'cache-and-network' });
  const change = useChange();
  const send = useCallback((keys: string[]) => change(MoveAttributesDocument, { keys }, () => t('definitions.orderSaved')), [change]);
  const { shown, move } = useOrder(data?.adminAttributes ?? [], keyOf, send);

  return (
    <DefinitionsPage
      title={t('adminAttributes.title')}
      help={t('adminAttributes.help')}
      add={{ to: paths.newAttribute, label: t('adminAttributes.addAttribute') }}
      rows={data && shown}
      state={state}
      failure={t('adminAttributes.errorLoading')}
      empty={{ title: t('adminAttributes.noAttributesYet'), text: t('adminAttributes.addTheFirst') }}
      nameOf={({ key, value }) => nameHere(value.names, key)}
      move={move}
    >
      {(attribute, position) => <AttributeItem key={attribute.id} attribute={attribute} icons={data?.categoryIcons ?? []} position={position} />}
    </DefinitionsPage>
  );
}
