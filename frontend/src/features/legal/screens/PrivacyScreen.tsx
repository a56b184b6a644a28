import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { useHead } from '../../../lib/page';
import { RichText } from '../../../ui/RichText';
import { hostOf } from '../components/hostOf';
import { LegalPage } from '../components/LegalPage';
import { Operator } from '../components/Operator';
import { PrivacyScreenDocument } from './PrivacyScreen.generated';

/** Privacy policy: which personal data the site stores. */
export function PrivacyScreen() {
  const { data } = useQuery(PrivacyScreenDocument);
  const tileHost = data && hostOf(data.site.mapTiles.url);
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
        {data?.site.hasGraphiql && (
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
      <p>
        {tileHost ? <RichText text="legal.mapsComeFrom" values={{ host: tileHost }} parts={{ code: <code /> }} /> : t('legal.mapsComeFromElsewhere')}{' '}
        {t('legal.whatTheMapServerLearns')}
      </p>

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
      <Operator contact={data?.site.contact} />

      <h2>{t('legal.changes')}</h2>
      <p>{t('legal.whenTheGuideLearnsTo')}</p>
    </LegalPage>
  );
}
