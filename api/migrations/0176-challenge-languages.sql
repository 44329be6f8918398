-- Every challenge can be solved in every language of the editor, and in no other.
update challenges set programming_languages = array['JavaScript', 'Python', 'Java', 'PHP'];
