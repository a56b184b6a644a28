export { currentSite, onSiteChange, takeSite, useSite } from './currentSite';
