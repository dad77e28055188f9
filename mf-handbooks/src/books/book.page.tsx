import { Navigate, useLocation } from 'shared/area';

import { paths } from '../paths';
import { BookRegister } from './book-register';
import { BOOK_SCREENS } from './book-screens';

/** The screen of a reference book, whichever the address names. */
export default function BookPage() {
  const { pathname } = useLocation();
  const screen = BOOK_SCREENS.find(({ path }) => path === pathname.replace(/\/+$/, ''));
  if (screen === undefined) return <Navigate to={paths.handbooks()} replace />;
  const { book } = screen;
  return <BookRegister key={book.kind.resource} book={book} />;
}
