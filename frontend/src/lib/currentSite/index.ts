export { currentSite, onSiteChange, siteLanguages, takeSite, useSite } from './currentSite';
