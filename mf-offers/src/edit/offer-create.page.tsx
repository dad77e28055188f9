import { Navigate } from 'shared/area';

import { paths } from '../paths';

/** Until offers are written here the guarded address leads to the list, where offers are read. */
export default function OfferCreatePage() {
  return <Navigate to={paths.offers()} replace />;
}
