import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import type { FirstQueries } from '../../../lib/api';
import { language, t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { useHead } from '../../../lib/page';
import { RichText } from '../../../ui/RichText';
import { WrittenOr } from '../../../widgets/pages';
import { LegalPage } from '../components/LegalPage';
import { Operator } from '../components/Operator';
import { TermsScreenDocument, type TermsScreenQuery } from './TermsScreen.generated';

/** Text of the app: terms of use. */
function Terms({ site: { contact } }: { site: TermsScreenQuery['site'] }) {
  useHead({ title: t('legal.termsAndConditions'), description: t('legal.theRulesForUsingThisGuide') });

  return (
    <LegalPage title={t('legal.termsAndConditions')} subtitle={t('legal.theRulesForUsingThisGuide')}>
      <p>{t('legal.byUsingThisGuideYou')}</p>

      <h2>{t('legal.whatTheGuideIs')}</h2>
      <p>{t('legal.aFreeGuideToCities')}</p>

      <h2>{t('legal.usingIt')}</h2>
      <ul>
        <li>{t('legal.youMayBrowseSearchAnd')}</li>
        <li>{t('legal.youMayUseTheProgramming')}</li>
        <li>{t('legal.doNotDisturbTheService')}</li>
      </ul>

      <h2>{t('legal.yourAccount')}</h2>
      <ul>
        <li>{t('legal.anAccountIsForOne')}</li>
        <li>{t('legal.whatIsDoneWithYour')}</li>
        <li>{t('legal.youMayDeleteItAt')}</li>
      </ul>

      <h2>{t('legal.accuracy')}</h2>
      <p>{t('legal.openingHoursPricesAndAddresses')}</p>

      <h2>{t('legal.reviewsPhotosAndSuggestions')}</h2>
      <p>{t('legal.reviewsAreTheOpinionsOf')}</p>
      <p>{t('legal.uploadOnlyPhotosThatYou')}</p>

      <h2>{t('legal.ownershipOfContent')}</h2>
      <ul>
        <li>{t('legal.textsAndPhotosBelongTo')}</li>
        <li>{t('legal.illustrationsAreDrawnByThe')}</li>
        <li>
          <RichText
            text="legal.namesOfCitiesComeFrom"
            parts={{ geonames: <a href="https://www.geonames.org/" />, licence: <a href="https://creativecommons.org/licenses/by/4.0/" /> }}
          />
        </li>
        <li>{t('legal.mapsCreditTheirMakersIn')}</li>
      </ul>

      <h2>{t('legal.liability')}</h2>
      <p>{t('legal.theGuideCostsNothingAnd')}</p>

      <h2>{t('legal.privacy')}</h2>
      <p>
        <RichText text="legal.seeThePrivacyPolicy" parts={{ privacy: <Link to={paths.privacy} /> }} />
      </p>

      <h2>{t('legal.changes')}</h2>
      <p>{t('legal.theseTermsMayChangeAs')}</p>

      <h2>{t('legal.contact')}</h2>
      <Operator contact={contact} />
    </LegalPage>
  );
}

const question = { query: TermsScreenDocument, variables: { language: language.code } };

/** Queries for the first data of the screen; prefetched when the user points at a link to it. */
export const firstQueries: FirstQueries = () => [question];

/** Terms of the operator, or those of the app. */
export function TermsScreen() {
  const result = useQuery(TermsScreenDocument, question);
  return <WrittenOr {...result}>{({ site }) => <Terms site={site} />}</WrittenOr>;
}
