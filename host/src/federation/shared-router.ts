/** The exports of the router that remotes and shared code may use. A shared library is loaded whole, so the list is short. */
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
} from 'react-router-dom';
