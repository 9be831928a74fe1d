/** A driver comes from one location on one day in one slot, for whatever goes along. */
export interface DriverVisit {
  locationId: number;
  date: string;
  start: string;
}

/** Each visit once, always in the same order, so that two orders cannot wait for each other. */
export function distinctVisits<Visit extends DriverVisit>(visits: Visit[]): Visit[] {
  const distinct = new Map(
    visits.map((visit) => [
      `${String(visit.locationId).padStart(9, '0')} ${visit.date} ${visit.start}`,
      visit,
    ]),
  );
  return [...distinct.entries()].sort(([a], [b]) => a.localeCompare(b)).map(([, visit]) => visit);
}
