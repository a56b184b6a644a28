import type { SetupStepName } from '../../../graphql/schema.generated';
import { paths } from '../../../lib/address';
import type { TextKey } from '../../../lib/i18n';

interface StepTexts {
  title: TextKey;
  text: TextKey;
  /** Link to the screen of the step. A step without one is done outside the console. */
  action?: { label: TextKey; to: string };
}

/** Title, explanation and screen of each step. */
export const STEPS: Readonly<Record<SetupStepName, StepTexts>> = {
  IDENTITY: { title: 'setup.nameAndLook', text: 'setup.nameAndLookText', action: { label: 'setup.chooseNameAndLook', to: paths.adminSettings('identity') } },
  CONTACT: { title: 'setup.contact', text: 'setup.contactText', action: { label: 'setup.enterContact', to: paths.adminSettings('contact') } },
  SAMPLE: { title: 'setup.sample', text: 'setup.sampleText' },
  CITY: { title: 'setup.firstCity', text: 'setup.firstCityText', action: { label: 'setup.addCity', to: paths.newCity } },
  PLACE: { title: 'setup.placesStep', text: 'setup.placesText', action: { label: 'setup.addPlace', to: paths.newPlace() } },
  MAP: { title: 'setup.map', text: 'setup.mapText', action: { label: 'setup.setUpMap', to: paths.adminSettings('map') } },
  MAIL: { title: 'setup.mail', text: 'setup.mailText', action: { label: 'setup.openMails', to: paths.adminSettings('mail') } },
  BACKUPS: { title: 'setup.backups', text: 'setup.backupsText' },
  MODERATORS: { title: 'setup.moderators', text: 'setup.moderatorsText', action: { label: 'setup.inviteModerators', to: paths.newInvitation } },
};
