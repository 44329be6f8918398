-- Since when the media server has received tracks of the teacher; null while it receives none.
alter table live_classes add column broadcasting_at timestamptz;
