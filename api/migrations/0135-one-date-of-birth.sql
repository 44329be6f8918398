-- The settings of the account have the date of birth; the wallet shows it from there.
insert into account_settings (user_id, date_of_birth)
select user_id, date_of_birth from wallet_details where date_of_birth is not null
on conflict (user_id) do update set date_of_birth = excluded.date_of_birth
where account_settings.date_of_birth is null;

alter table wallet_details drop column date_of_birth;
