import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import type { FirstQueries } from '../../../lib/api';
import { language, t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { useHead } from '../../../lib/page';
import { RichText } from '../../../ui/RichText';
import { WrittenOr } from '../../../widgets/pages';
import { hostOf } from '../components/hostOf';
import { LegalPage } from '../components/LegalPage';
import { Operator } from '../components/Operator';
import { PrivacyScreenDocument, type PrivacyScreenQuery } from './PrivacyScreen.generated';

/** Text of the app: which personal data the site stores. */
function PrivacyPolicy({ site: { map, hasGraphiql, contact } }: { site: PrivacyScreenQuery['site'] }) {
  const tileHost = map.tiles && hostOf(map.tiles.url);
  useHead({ title: t('legal.privacyPolicy'), description: t('legal.whatThisGuideStoresAbout') });

  return (
    <LegalPage title={t('legal.privacyPolicy')} subtitle={t('legal.whatThisGuideStoresAbout')}>
      <p>{t('legal.thisGuideRunsOnFreeSoftware')}</p>

      <h2>{t('legal.inShort')}</h2>
      <ul>
        <li>{t('legal.youCanBrowseEveryCity')}</li>
        <li>{t('legal.thereAreNoAdvertisementsNo')}</li>
        <li>{t('legal.noCookiesAreSetFor')}</li>
        <li>{t('legal.withAnAccountYouCan')}</li>
      </ul>

      <h2>{t('legal.whatStaysInYourBrowser')}</h2>
      <p>
        {t('legal.theChoiceOfTheme')} {t('legal.theChoiceOfLanguage')}
        {hasGraphiql && (
          <>
            {' '}
            <RichText text="legal.theToolForDevelopers" parts={{ tool: <a href="/graphiql" /> }} />
          </>
        )}
      </p>
      <p>{t('legal.aReviewThatYouHave')}</p>
      <p>{t('legal.whileYouAreSignedIn')}</p>

      <h2>{t('legal.yourAccount')}</h2>
      <p>{t('legal.youNeedNoAccountTo')}</p>
      <p>{t('legal.forEachDeviceThatYou')}</p>
      <p>
        <RichText text="legal.onYourProfile" parts={{ profile: <Link to={paths.profile} /> }} />
      </p>

      <h2>{t('legal.whatTheServerWritesDown')}</h2>
      <p>{t('legal.theSoftwareLogsWhatGoes')}</p>

      <h2>{t('legal.maps')}</h2>
      {map.tiles ? (
        <p>
          {tileHost ? <RichText text="legal.mapsComeFrom" values={{ host: tileHost }} parts={{ code: <code /> }} /> : t('legal.mapsComeFromElsewhere')}{' '}
          {t('legal.whatTheMapServerLearns')}
        </p>
      ) : (
        <p>{t('legal.mapsComeFromThisGuide')}</p>
      )}
      <p>{t('legal.linksToExternalMaps')}</p>

      <h2>{t('legal.picturesAndFonts')}</h2>
      <p>{t('legal.allIllustrationsFontsAndScripts')}</p>

      <h2>{t('legal.whatYouContribute')}</h2>
      <p>{t('legal.whatYouWriteUploadAnd')}</p>
      <ul>
        <li>{t('legal.yourNameYourPictureAnd')}</li>
        <li>{t('legal.yourReviewsOnceTheyAre')}</li>
        <li>{t('legal.photosOfPlacesOnceThey')}</li>
        <li>{t('legal.listsThatYouMakePublic')}</li>
      </ul>
      <p>{t('legal.nobodyElseSeesYourFavorites')}</p>
      <p>{t('legal.thoseWhoRunTheGuide')}</p>
      <p>{t('legal.decisionsAboutYou')}</p>
      <p>{t('legal.photosAreReencodedWhen')}</p>
      <p>{t('legal.placesAndPeopleThatCame')}</p>

      <h2>{t('legal.yourRights')}</h2>
      <p>{t('legal.youMayAskWhatIs')}</p>

      <h2>{t('legal.contact')}</h2>
      <Operator contact={contact} />

      <h2>{t('legal.changes')}</h2>
      <p>{t('legal.whenTheGuideLearnsTo')}</p>
    </LegalPage>
  );
}

const question = { query: PrivacyScreenDocument, variables: { language: language.code } };

/** Queries for the first data of the screen; prefetched when the user points at a link to it. */
export const firstQueries: FirstQueries = () => [question];

/** Privacy policy of the operator, or that of the app. */
export function PrivacyScreen() {
  const result = useQuery(PrivacyScreenDocument, question);
  return <WrittenOr {...result}>{({ site }) => <PrivacyPolicy site={site} />}</WrittenOr>;
}
