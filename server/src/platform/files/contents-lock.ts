/**
 * SQL of the key under which contents are kept from tidying: a copy of everything holds it shared while it reads them,
 * and who removes a content must be able to take it alone.
 */
export const CONTENTS_LOCK = "hashtextextended('contents kept', 0)";
