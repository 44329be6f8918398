import type { ClassAction, ClassState, LiveClass } from '@sopaan/schemas/live-classes/live-class';

export interface LiveClassRow {
  id: string;
  title: string;
  description: string;
  course_id: string | null;
  course_name: string | null;
  teacher_name: string;
  starts_at: Date;
  ends_at: Date;
  state: ClassState;
  capacity: number | null;
  registered_count: number;
  /** False for guests, who can see the list of classes as well. */
  is_member: boolean;
  is_teacher: boolean;
  is_registered: boolean;
  is_removed: boolean;
  /** Whether the member is enrolled in the course of the class; true for a class without one. */
  is_enrolled: boolean;
  server_time: Date;
}

/** A class as planned, for its calendar file. */
export interface ScheduledClassRow {
  id: string;
  title: string;
  teacher_name: string;
  starts_at: Date;
  ends_at: Date;
  updated_at: Date;
}

/** Why a member may not register. */
export type ClosedReason = 'removed' | 'ended' | 'not-enrolled' | 'full';

export function toLiveClass(row: LiveClassRow): LiveClass {
  return {
    classId: row.id,
    title: row.title,
    description: row.description,
    courseId: row.course_id,
    courseName: row.course_name ?? '',
    teacherName: row.teacher_name,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    state: row.state,
    capacity: row.capacity,
    registeredCount: row.registered_count,
    isRegistered: isRegistered(row),
    may: allowedActions(row),
    closedReason: findClosedReason(row) ?? '',
    serverTime: row.server_time.toISOString(),
  };
}

/** Null for the teacher, for registered members and for those who may register. */
export function findClosedReason(row: LiveClassRow): ClosedReason | null {
  if (row.is_teacher) return null;
  if (row.is_removed) return 'removed';
  if (row.state === 'ended') return 'ended';
  if (row.is_registered) return null;
  if (row.is_member && !row.is_enrolled) return 'not-enrolled';
  return row.capacity !== null && row.registered_count >= row.capacity ? 'full' : null;
}

/** The row of a removed member still has the registration, which no longer counts. */
function isRegistered(row: LiveClassRow): boolean {
  return row.is_registered && !row.is_removed;
}

function allowedActions(row: LiveClassRow): ClassAction[] {
  if (!row.is_member || row.state === 'ended') return [];
  if (row.is_teacher) return ['teach', 'enter'];
  if (findClosedReason(row) !== null) return [];
  return row.is_registered ? ['unregister', 'enter'] : ['register'];
}
