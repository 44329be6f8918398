/** The exports for remotes that were built when the shared router was called `react-router`. The list does not grow. */
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  useBlocker,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useResolvedPath,
  useSearchParams,
} from './shared-router';
