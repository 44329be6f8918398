-- Whether a watermark can be put on the file: `ok`, or why not. Null for files that were never checked.
alter table wallet_files add column watermark_check text
  check (watermark_check in ('ok', 'encrypted', 'unreadable', 'too-large'));
