/** «Обязателен» of a type of document now holds a record back: nobody's work begins to be refused by a mark that did nothing. */
export default `
update document_types set is_required = false where is_required;
`;
