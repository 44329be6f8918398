export {
  currentDesignation,
  formatPeriod,
  fullName,
  joinParts,
  skillName,
  splitCommaList,
} from '../../components/profile-text';
