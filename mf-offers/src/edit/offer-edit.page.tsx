import { Navigate, useParams } from 'shared/area';

import { paths } from '../paths';

/** Until offers are written here the guarded address leads to the offer itself. */
export default function OfferEditPage() {
  const { id = '' } = useParams();
  return <Navigate to={paths.offer(id)} replace />;
}
