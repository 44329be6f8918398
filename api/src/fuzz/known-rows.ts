import type { Queryable } from '../plugins/database';

/** Of routes whose texts must belong together: where such texts stand, and the body or the address made of a row. */
const QUERIES: Readonly<Record<string, string>> = {
  'POST /api/Institution/quize_data':
    'select id as quiz_id, institute_id, array[type] as type from quizzes order by id limit 3',
  'POST /api/get/practice/challanges':
    'select id, id as days_id, type as challange_type from challenges order by type, id limit 3',
  'PUT /api/attempts/{attemptId}/answers': `select question.id as "questionId", 0 as "optionIndex",
       '/api/attempts/' || attempt.id || '/answers' as url
     from quiz_attempts attempt join quiz_questions question using (quiz_id)
     where submitted_at is null order by started_at desc limit 3`,
};

export async function knownRows(
  database: Queryable,
  operation: string,
): Promise<{ bodies: unknown[]; urls: string[] }> {
  const query = QUERIES[operation];
  const rows = query === undefined ? [] : await database.query(query);
  return {
    bodies: rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'url')),
    ),
    urls: rows.flatMap(({ url }) => (typeof url === 'string' ? [url] : [])),
  };
}
