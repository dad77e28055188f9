/** Types of attached documents call an offer as every other table does. */
export default `
update document_types set kinds = array_replace(kinds, 'offer', 'commercial_offer') where 'offer' = any(kinds);
`;
