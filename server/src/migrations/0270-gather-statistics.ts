/** Only the owner of a table may analyze it; whoever fills many at once asks for it by this function. */
export default `
create function gather_statistics() returns void language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$ begin
  analyze;
end $$;
revoke execute on function gather_statistics() from public;
`;
