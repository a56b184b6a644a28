import type { ReportReason } from '../../graphql/schema.generated';
import { t } from '../../lib/i18n';

interface Reason {
  value: ReportReason;
  label: string;
  text: string;
}

/** Reasons for a report, the most likely ones first. */
export const REASONS: readonly Reason[] = [
  {
    value: 'SPAM',
    get label() {
      return t('reports.spam');
    },
    get text() {
      return t('reports.advertisingOrWrittenToMislead');
    },
  },
  {
    value: 'WRONG_DETAILS',
    get label() {
      return t('reports.wrongDetails');
    },
    get text() {
      return t('reports.theInformationIsWrong');
    },
  },
  {
    value: 'INAPPROPRIATE',
    get label() {
      return t('reports.inappropriate');
    },
    get text() {
      return t('reports.sexualVulgarOrOutOf');
    },
  },
  {
    value: 'HARASSMENT',
    get label() {
      return t('reports.harassment');
    },
    get text() {
      return t('reports.attacksOrBulliesSomebody');
    },
  },
  {
    value: 'HATEFUL',
    get label() {
      return t('reports.hateful');
    },
    get text() {
      return t('reports.againstPeopleForWhoTheyAre');
    },
  },
  {
    value: 'VIOLENCE',
    get label() {
      return t('reports.violence');
    },
    get text() {
      return t('reports.threatensOrShowsViolence');
    },
  },
  {
    value: 'PRIVACY',
    get label() {
      return t('reports.privacy');
    },
    get text() {
      return t('reports.showsPrivateInformation');
    },
  },
  {
    value: 'COPYRIGHT',
    get label() {
      return t('reports.copyright');
    },
    get text() {
      return t('reports.somebodyElsesWorkUsedWithoutPermission');
    },
  },
  {
    value: 'OTHER',
    get label() {
      return t('reports.other');
    },
    get text() {
      return t('reports.somethingElsePleaseSayWhat');
    },
  },
];
