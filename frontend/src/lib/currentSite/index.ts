export { currentSite, onSiteChange, siteLanguages, takeFilters, takeSite, useSite } from './currentSite';
