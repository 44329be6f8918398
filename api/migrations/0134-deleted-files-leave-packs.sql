-- A deleted file leaves its packs for good: restoring it does not share it again.
delete from wallet_pack_files using wallet_files
where wallet_files.id = wallet_file_id and deleted_at is not null;
