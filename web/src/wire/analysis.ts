/** Analysis and studies over HTTP. */
import { call } from './http';
import type { ServiceAsked } from './bodies';
import type { AnalysisWish, EngineAsked, FileTold, FileWish, GoalsAsked, GoalsTold, MoveAsked, MoveMade, PositionAsked, PositionTold, StudyMade, StudyTold, StudyWish } from './studies';

/** `token`: of the table whose match is asked for. */
export const beginAnalysis = (wish: AnalysisWish, token?: string) => call<StudyTold>('POST', '/api/analysis', wish, token);
export const positionAt = (asked: PositionAsked) => call<PositionTold>('POST', '/api/analysis/position', asked);
export const makeMove = (asked: MoveAsked) => call<MoveMade>('POST', '/api/analysis/move', asked);
export const askEngine = (asked: EngineAsked) => call<ServiceAsked>('POST', '/api/analysis/engine', asked);
export const writeFile = (wish: FileWish) => call<FileTold>('POST', '/api/analysis/file', wish);
export const goalsOf = (wish: GoalsAsked) => call<GoalsTold>('POST', '/api/analysis/goals', wish);
export const keepStudy = (study: StudyWish) => call<StudyMade>('POST', '/api/studies', study);
export const deleteStudy = (study: string, token: string) => call<null>('DELETE', `/api/studies/${study}`, undefined, token);
