/**
 * Which file bears a signature may be corrected after the mark: what is named then is frozen as what was named with it,
 * and that stays frozen.
 */
export default `
create trigger agreements_freeze_corrected
  after update of signed_by_us_version_id, signed_by_them_version_id on agreements for each row
  when ((new.signed_by_us_version_id is not null and new.signed_by_us_version_id is distinct from old.signed_by_us_version_id)
    or (new.signed_by_them_version_id is not null and new.signed_by_them_version_id is distinct from old.signed_by_them_version_id))
  execute function freeze_signed_files('agreement');
create trigger addendums_freeze_corrected
  after update of signed_by_us_version_id, signed_by_them_version_id on addendums for each row
  when ((new.signed_by_us_version_id is not null and new.signed_by_us_version_id is distinct from old.signed_by_us_version_id)
    or (new.signed_by_them_version_id is not null and new.signed_by_them_version_id is distinct from old.signed_by_them_version_id))
  execute function freeze_signed_files('addendum');
create trigger agreement_parties_freeze_corrected after update of signed_version_id on agreement_parties for each row
  when (new.signed_version_id is not null and new.signed_version_id is distinct from old.signed_version_id)
  execute function freeze_signed_by_party('agreement', 'agreement_id');
create trigger addendum_signatures_freeze_corrected after update of signed_version_id on addendum_signatures for each row
  when (new.signed_version_id is not null and new.signed_version_id is distinct from old.signed_version_id)
  execute function freeze_signed_by_party('addendum', 'addendum_id');
`;
