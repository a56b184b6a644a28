import type { ReactElement } from 'react';
import { currentSite } from '../../../lib/currentSite';
import { t } from '../../../lib/i18n';
import { RichText } from '../../../ui/RichText';
import type { ActivityItem_ActivityFragment } from './ActivityItem.generated';
import { ACTIONS, nameOf, TARGETS } from './words';

interface Props {
  activity: Pick<ActivityItem_ActivityFragment, 'action' | 'targetKind' | 'label'> & { actor: { name: string } | null };
  /** Text for a target whose name is deleted. */
  nameless: string;
  /** Elements around the names of the user and of the target. */
  actor: ReactElement;
  name: ReactElement;
}

/** Sentence about an activity: who did what to what. A registration is about the new account only. */
export function ActivitySentence({ activity: { action, targetKind, label, actor: by }, nameless, actor, name }: Props) {
  const values = { name: nameOf({ targetKind, label }) ?? nameless, actor: by?.name ?? currentSite().name, what: t(TARGETS[targetKind].the) };
  return <RichText text={ACTIONS[action].said} values={values} parts={{ actor, name }} />;
}
